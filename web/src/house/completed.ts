import type { Update } from '../wire'

/** An update with all that the house left out of it, because it is as in the update before. */
export function completed(before: Update | null, update: Update): Update {
  if (!update.kept?.length) return update
  const zones = new Map([...(before?.scene.zones ?? []), ...update.scene.zones].map((zone) => [zone.key, zone]))
  const accounts = new Map((update.accounts ?? []).map((account) => [account.seat, account]))
  return {
    ...update,
    scene: { ...update.scene, zones: update.kept.flatMap((key) => zones.get(key) ?? []) },
    accounts: (before?.accounts ?? []).map((account) => accounts.get(account.seat) ?? account),
    kept: [],
  }
}
