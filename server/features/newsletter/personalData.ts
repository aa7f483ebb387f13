import type { PersonalData } from '#server/privacy/personalData.ts'

/**
 * The subscription of a person's address; only once it is known to be theirs. It stands by itself: who
 * deletes an account may go on reading the newsletter, and ends that by its own link.
 */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  read: async (db, { email, isConfirmed }) => {
    const row = isConfirmed
      ? await db('newsletter_subscriptions').where({ email: email.toLowerCase() }).first({
          email: 'email',
          status: 'status',
          source: 'source',
          consentVersion: 'consent_version',
          subscribedAt: 'subscribed_at',
          confirmedAt: 'confirmed_at',
          unsubscribedAt: 'unsubscribed_at',
        })
      : undefined
    return row ?? null
  },
  forget: async () => undefined,
}
