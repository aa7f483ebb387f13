import type { CivilDate } from '#almanac/civilDate.ts'
import type * as english from '#contract/i18n/en/refusals/sponsorships.ts'
import { dayText } from '#contract/i18n/hi/dates.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export const sponsorships = {
  taken: 'यह दिन अभी-अभी किसी और ने ले लिया। कृपया दूसरा दिन चुनें।',
  holdOver: 'यह दिन अब आपके लिए आरक्षित नहीं है। कृपया फिर से दिन चुनें।',
  paid: 'इस दिन का भुगतान हो चुका है।',
  tooLittle: ({ price }: { price: number }) => `इस दिन की सेवा के लिए ${formatRupees(price)} लगते हैं`,
  dayPassed: 'यह दिन निकल चुका है। कृपया आगे का दिन चुनें',
  today: 'कृपया कल या उसके बाद का दिन चुनें',
  tooFar: ({ last }: { last: CivilDate }) => `कृपया ${dayText(last)} तक का दिन चुनें`,
  templeClosed: 'इस दिन मंदिर बंद है। कृपया दूसरा दिन चुनें',
  notOffered: 'यह सेवा उपलब्ध नहीं है। कृपया दूसरी चुनें',
} satisfies typeof english.sponsorships
