import { festivalStories, type Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { vrat } from '#app/i18n/en/vrat/vrat.ts'
import { vratSteps } from '#app/i18n/en/vrat/vratSteps.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { festivalHead } from './festivalHead.ts'
import { kindOfSlug } from './kindOfSlug.ts'

/** The text of a festival's page; a day that staff added has only its description. */
export function festivalWords(slug: string, festival: Festival | undefined) {
  const head = { ...festivalHead(slug, festival), path: `/calendar/${slug}` }
  const named = kindOfSlug(slug)
  if (!named) return { head }
  const { sankashtis, plain } = festivalStories.english
  const story: Story | undefined =
    named.kind === 'sankashti' ? sankashtis[named.sankashti ?? ''] : plain[named.kind]
  const { checklist, fast, checklistKept, health } = vrat.english
  return {
    head,
    kind: named.kind,
    story,
    vrat: {
      title: named.kind === 'sankashti' ? fast : checklist,
      steps: vratSteps.english[named.kind],
      note: `${health} ${checklistKept}`,
    },
  }
}
