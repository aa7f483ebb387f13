/**
 * Everything that needs the phone's database, for code that can wait. Its library and the schemas
 * are imported separately: as three short tasks they do not block touches.
 */
export async function loadPhone() {
  const [phone] = await Promise.all([
    import('./phone.ts'),
    import('dexie'),
    import('#contract/reads.ts'),
  ])
  return phone
}
