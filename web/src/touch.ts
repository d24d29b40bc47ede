/** What a phone in the hand says without a sound. Only phones do: there a finger taps, and there something trembles. */
export const trembles = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const TREMORS = {
  turn: [18], // it is my turn
  vain: [12, 50, 12], // a tap led nowhere
  end: [30, 60, 30, 60, 60], // the match is over
} as const

/** Browsers let a page do that only after a person has touched it, and complain if it tries before. */
export function tremble(how: keyof typeof TREMORS, wanted: boolean): void {
  if (wanted && trembles() && navigator.userActivation?.hasBeenActive) navigator.vibrate([...TREMORS[how]])
}
