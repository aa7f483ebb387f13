import type * as english from '#app/i18n/en/vrat/vrat.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const vrat = catalogue('vrat', {
  checklist: 'हा दिवस कसा पाळावा',
  fast: 'हा उपवास कसा करावा',
  checklistKept: 'केलेल्या खुणा फक्त या दिवसापुरत्या, याच फोनवर जतन होतात.',
  health: 'लहान मुले, वयस्कर, आजारी आणि गरोदर व्यक्तींनी उपवास करण्याची गरज नाही.',
  moonAhead: (from: string, until: string) => `${from} ते ${untilAfter(from, until)} चंद्रदर्शन टाळा.`,
  moonNow: (until: string) => `${until} पर्यंत चंद्रदर्शन टाळा.`,
  more: 'कसे पाळावे',
  arghya: 'अर्घ्य द्या',
} satisfies Words<typeof english.vrat.english>)
