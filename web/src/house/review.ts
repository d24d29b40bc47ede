/** Where a finished match is looked back at with a strong cat beside one. The one place. */
import { address } from '../route.svelte'

export const reviewOf = (table: string, match: number): string => address('review', table, match)
