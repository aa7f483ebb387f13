import { expect, it } from 'vitest'
import type { TempleSite } from '#contract/site/admin.ts'
import { siteSections, type SiteSection } from '#contract/site/sectionsAdmin.ts'
import { areServices, inputOf, isHours, valuesOf } from './siteValues.ts'

const site: TempleSite = {
  name: 'Shree Ganesh Mandir',
  locality: 'Pune, Maharashtra',
  tagline: 'Welcome',
  address: ['1 Temple Road', 'Pune'],
  phone: '+91 20 1234 5678',
  email: 'office@example.org',
  officeHours: '10-6',
  templeHours: [
    { days: 'Mon-Fri', hours: '6:30 AM - 12:00 PM' },
    { days: 'Sat-Sun', hours: '5 AM - 9 PM' },
  ],
  phoneHours: '10-6',
  city: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  social: { youtube: 'https://youtube.com/@mandir' },
  services: [{ label: 'Homa: by arrangement', to: '/puja' }],
  visit: {
    aartis: [
      { name: 'Kakad aarti', text: 'The doors open.', from: 'sunrise', minutes: -30 },
      { name: 'Shej aarti', text: 'The doors close.', from: 'midnight', minutes: 20 * 60 + 5 },
    ],
    priests: [
      { name: 'Vinayak Joshi', duties: 'Leads the worship.', languages: 'Marathi' },
      { name: 'Madhav Kulkarni', duties: 'Pujas at home.' },
    ],
    way: { road: 'A', lane: 'B', landmark: 'C', directions: 'Come.', north: 'left' },
  },
  donationPurposes: ['Annadan', 'Temple upkeep'],
  shop: {
    gstin: '27AAATG1234F1Z5',
    standardFee: 80,
    expressFee: 150,
    countries: [{ code: 'US', fee: 1200 }],
  },
  trust: {
    pan: 'AAATG1234E',
    eightyG: { registration: 'AAATG1234EF20214', date: '2021-09-24', section: '80G(5)(vi)' },
  },
}

const sentOf = (section: SiteSection, from = site) =>
  inputOf(section, valuesOf(section, { site: from }))

it('gives back what it was given, every field in one section', () => {
  const sections = Object.keys(siteSections) as SiteSection[]
  const { section: _, ...sent } = Object.assign({}, ...sections.map((name) => sentOf(name)))
  expect(JSON.parse(JSON.stringify(sent))).toEqual(site)
})

it('leaves out directions without any text', () => {
  const visit = { aartis: [], priests: [] }
  expect(sentOf('visiting', { ...site, visit })).toMatchObject({ visit })
  expect(sentOf('visiting', { ...site, visit })).not.toHaveProperty('visit.way.road')
})

it('knows rows that lack days or hours, or whose hours cannot be read', () => {
  expect(isHours('Mon-Fri: 6 AM-12 PM and 4-9 PM\nSat-Sun: by appointment')).toBe(true)
  expect(isHours('Monsoon: from 4')).toBe(true)
  expect(isHours('Festival days: from 4')).toBe(false)
  expect(isHours('Mon-Fri: 6-12')).toBe(false)
  expect(isHours('Mon-Fri 6-12')).toBe(false)
  expect(isHours('')).toBe(false)
})

it('knows rows that name no page', () => {
  expect(areServices('Temple Visit: /contact\nHoma: /puja')).toBe(true)
  expect(areServices('')).toBe(true)
  expect(areServices('Temple Visit')).toBe(false)
  expect(areServices('Temple Visit: /nowhere')).toBe(false)
  expect(areServices('Temple Visit: https://example.org')).toBe(false)
})
