/** Where a finished match is looked back at with a strong cat beside one; null: this house has no such page. The one place. */
export const reviewOf: (table: string, match: number) => string | null = () => null
