/**
 * What stands on the phone's database, for those who are in no hurry. Its library and the schemas come
 * first: what a browser runs in three tasks holds up no touch.
 */
export async function loadPhone() {
  await import('dexie')
  await import('#contract/reads.ts')
  return import('./phone.ts')
}
