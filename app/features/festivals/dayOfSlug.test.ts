import { describe, expect, it } from 'vitest'
import { cityNamed } from '#almanac/cities/cities.ts'
import type { Place } from '#almanac/place.ts'
import { beyondAt } from '#app/almanac/beyondAt.ts'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import { dayOfSlug, isGeneralDate } from './dayOfSlug.ts'

const place = (name: string): Place => {
  const found = cityNamed(name)
  if (!found) throw new Error(`No city ${name}`)
  return found
}

/** What an address shows at a place, and whether everyone keeps that day there. */
const shown = (slug: string, name: string, customs: Partial<FestivalChoice['customs']> = {}) => {
  const choice = { ...usualChoice, customs: { ...usualChoice.customs, ...customs } }
  const query = { place: place(name), reference: place('Pune') }
  const beyond = { groups: ['great', 'ekadashi'] as const, choice }
  const year = slug.slice(-4)
  const found = dayOfSlug(beyondAt({ ...query, beyond }, `${year}-01-01`, `${year}-12-31`), slug)
  return found && [found.slug, found.date, isGeneralDate(found, slug)]
}

describe('The address of a custom', () => {
  it('has its own day where the custom keeps one', () => {
    const slug = 'kartiki-ekadashi-vaishnava-2026'
    expect(shown(slug, 'Pune')).toEqual([slug, '2026-11-21', false])
  })

  it('leads to the day that everyone keeps, where the custom has none of its own', () => {
    const [found, date, isShared] = shown('kartiki-ekadashi-vaishnava-2026', 'London') ?? []
    expect([found, date, isShared]).toEqual(['kartiki-ekadashi-2026', '2026-11-20', true])
  })

  it('does not claim that all agree, where the temple follows only the general rule', () => {
    const customs = { maharashtra: 'general', vaishnava: 'general' } as const
    expect(shown('lakshmi-puja-maharashtra-2025', 'Pune', customs)).toEqual([
      'lakshmi-puja-2025',
      '2025-10-20',
      false,
    ])
  })

  it('of no festival leads nowhere', () => {
    expect(shown('nobodys-day-vaishnava-2026', 'Pune')).toBeUndefined()
  })
})
