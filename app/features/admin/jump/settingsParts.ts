import { adminSite } from '#app/i18n/en/site/adminSite.ts'

const { sections, ...words } = adminSite.english

/** The parts of the settings, with the names of what is set there. */
export const settingsParts = [
  ['temple', words.name, words.address, words.phone, words.email, words.place, words.social],
  ['app', sections.app],
  ['visiting', words.hours, words.templeHours, words.officeHours, words.visit.priests],
  ['giving', words.upiAddress, 'UPI, 80G, PAN, trust, letterhead, receipts'],
  ['shop', words.shopFields.gstin, 'GST, delivery charge', words.countries],
  ['email', 'Mail server', words.officeMail.how],
  ['backups', 'Backup'],
  ['server', 'Disk, database'],
  ['safety', 'Two-step login, password'],
].map(([part, ...about]) => ({
  part: part as keyof typeof sections,
  title: sections[part as keyof typeof sections],
  about: about
    .map((text) => (typeof text === 'string' ? text : Object.values(text).join(' ')))
    .join(', '),
}))
