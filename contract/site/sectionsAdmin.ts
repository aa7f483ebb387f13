import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { siteInput, versionedSite } from './admin.ts'

const password = z.optional(currentPassword)

/** The settings as staff change them: each section has a page and is saved on its own. */
export const siteSections = {
  temple: z.extend(
    z.pick(siteInput, {
      name: true,
      locality: true,
      tagline: true,
      address: true,
      phone: true,
      email: true,
      city: true,
      services: true,
      social: true,
    }),
    { section: z.literal('temple') },
  ),
  app: z.extend(z.pick(siteInput, { app: true }), { section: z.literal('app') }),
  visiting: z.extend(
    z.pick(siteInput, { templeHours: true, officeHours: true, phoneHours: true, visit: true }),
    { section: z.literal('visiting') },
  ),
  giving: z.extend(z.pick(siteInput, { upiAddress: true, donationPurposes: true, trust: true }), {
    section: z.literal('giving'),
    currentPassword: password,
  }),
  shop: z.extend(z.pick(siteInput, { shop: true }), { section: z.literal('shop') }),
  email: z.extend(z.pick(siteInput, { officeMail: true }), { section: z.literal('email') }),
  safety: z.extend(z.pick(siteInput, { isTotpRequired: true }), {
    section: z.literal('safety'),
    currentPassword: password,
  }),
}
export type SiteSection = keyof typeof siteSections

const { temple, app, visiting, giving, shop, email, safety } = siteSections
const input = z.discriminatedUnion('section', [temple, app, visiting, giving, shop, email, safety])
export type SiteSectionInput = z.infer<typeof input>

/**
 * Replaces the settings of one section: optional fields that are left out are removed. The others
 * stay as they are, even where they are incomplete. Passwords are needed as for `updateSite`.
 */
export const updateSiteSection = endpoint({
  method: 'PUT',
  path: '/api/admin/site/:section',
  access: 'office',
  isVersioned: true,
  input,
  output: versionedSite,
})
