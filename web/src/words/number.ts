/** A number as it is printed: with a minus sign, not with the hyphen that computers write. */
export const printed = (value: number | string): string => String(value).replace('-', '−')
