/**
 * Loads the modules on top of IndexedDB, for callers that are in no hurry. Dexie and the schemas
 * are imported separately, so that each is a short task that does not block input.
 */
export async function loadPhone() {
  const [phone] = await Promise.all([
    import('./phone.ts'),
    import('dexie'),
    import('#contract/reads.ts'),
  ])
  return phone
}
