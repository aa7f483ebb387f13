/**
 * What stands on the phone's database, for those who are in no hurry. Its library and the schemas are
 * asked for by themselves: each then is a task of its own, and three short tasks hold up no touch.
 */
export async function loadPhone() {
  const [phone] = await Promise.all([
    import('./phone.ts'),
    import('dexie'),
    import('#contract/reads.ts'),
  ])
  return phone
}
