/** What a goal card may speak of: how many play, and every option of the table with its value. */
import type { Arg, GameInfo } from '../wire'

export function goalArguments(
  { options: all }: Pick<GameInfo, 'options'>,
  players: number,
  chosen: Readonly<Record<string, string>>,
): Record<string, Arg> {
  const value = new Map(all.map((option) => [option.key, chosen[option.key] ?? option.default]))
  for (const option of all) {
    if (value.get(option.key) !== option.default) for (const other of option.implies ?? []) value.set(other, 'yes')
  }
  const written = all.map(({ key, kind }) => [key, kind === 'number' ? Number(value.get(key)) : value.get(key)])
  return { players, ...Object.fromEntries(written) }
}
