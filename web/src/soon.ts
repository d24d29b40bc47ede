/** In a moment, when the frame that is being made has been drawn: for what is not seen, so that what moves is not kept waiting. */
export const soon = (work: () => void): void => void setTimeout(work, 40)
