/** What a game has brought along, of all that was found in the games' folders (`<game>/web/<file>`). */
export const inFolder = <T>(all: Record<string, T>, game: string): T | undefined =>
  Object.entries(all).find(([path]) => path.split('/').at(-3) === game)?.[1]
