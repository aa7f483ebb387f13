import { festivalStories, type Story } from '#app/i18n/en/festivalStories.ts'
import { vrat } from '#app/i18n/en/vrat.ts'
import { vratSteps } from '#app/i18n/en/vratSteps.ts'
import { kindOfSlug } from './kindOfSlug.ts'

/** What is told on a festival's page; nothing for a day staff added, whose description tells it. */
export function festivalWords(slug: string) {
  const named = kindOfSlug(slug)
  if (!named) return {}
  const { sankashtis, plain } = festivalStories.english
  const story: Story | undefined =
    named.kind === 'sankashti' ? sankashtis[named.sankashti ?? ''] : plain[named.kind]
  const { checklist, checklistKept, health } = vrat.english
  return {
    kind: named.kind,
    story,
    vrat: {
      title: checklist,
      steps: vratSteps.english[named.kind],
      note: `${health} ${checklistKept}`,
    },
  }
}
