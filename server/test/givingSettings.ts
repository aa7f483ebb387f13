import type { TempleSite } from '#contract/site/admin.ts'
import { findSite, updateSite } from '#server/features/site/repository.ts'
import type { TestApp } from './testApp.ts'

export const trust = {
  registration: 'E-1234 (Pune)',
  pan: 'AAATG1234E',
  eightyG: { registration: 'AAATG1234EF20214', date: '2021-09-24', section: '80G(5)(vi)' },
}

/** The settings for donations. */
export const setGiving = async (
  { db }: Pick<TestApp, 'db'>,
  changes: Partial<
    Pick<TempleSite, 'donationPurposes' | 'trust' | 'name' | 'address' | 'city' | 'upiAddress'>
  >,
): Promise<void> => {
  const { version } = await db('site').first('version')
  await updateSite(db, { ...(await findSite(db)), ...changes }, version + 1)
}
