import type { Observance } from '#almanac/observances.ts'
import type * as english from '#app/i18n/en/festivals/festivalSky.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/hi/almanacNames.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'

const rules: Record<Observance['rule'], string> = {
  'moonrise-in-tithi': 'इस दिन चतुर्थी रहते चंद्रोदय होता है।',
  'first-of-two-moonrises': 'इस चतुर्थी में दो बार चंद्रोदय होता है। ऐसे में व्रत पहले दिन रखा जाता है।',
  'first-moonrise-after':
    'इस चतुर्थी में चंद्रोदय नहीं होता। व्रत उसके बाद के पहले चंद्रोदय वाले दिन रखा जाता है।',
  'madhyahna-only': 'सिर्फ़ इसी दिन मध्याह्न में चतुर्थी है।',
  'madhyahna-larger': 'दो दिन मध्याह्न में चतुर्थी है। इस दिन वह ज़्यादा देर तक है।',
  'madhyahna-equal-first': 'दोनों दिन मध्याह्न में चतुर्थी बराबर समय तक है। ऐसे में पहला दिन लिया जाता है।',
  'madhyahna-neither-first':
    'दोनों ही दिन मध्याह्न में चतुर्थी नहीं है। जिस दिन वह शुरू होती है, वही दिन लिया जाता है। कुछ पंचांग अगला दिन लेते हैं।',
  sunrise: 'इस दिन सूर्योदय पर यह तिथि है।',
  'first-of-two-sunrises': 'यह तिथि दो सूर्योदयों पर है। ऐसे में पहला दिन लिया जाता है।',
  'no-sunrise-begins': 'यह तिथि किसी सूर्योदय पर नहीं है। जिस दिन यह शुरू होती है, वही दिन लिया जाता है।',
  'three-muhurtas': 'इस दिन यह तिथि सूर्योदय के बाद कम से कम तीन मुहूर्त तक है।',
  'three-muhurtas-first':
    'यह तिथि अगले सूर्योदय के बाद तीन मुहूर्त से पहले समाप्त हो जाती है, इसलिए पहला दिन लिया जाता है।',
}

export const festivalSky = catalogue('festivalSky', {
  rules,
  visibility: 'यह समय समतल क्षितिज के लिए है। धुंध, इमारतों या पहाड़ों के कारण चंद्रमा देर से दिख सकता है।',
  begins: (tithi: string) => `${tithi} शुरू`,
  until: 'समाप्त',
  sunrise: 'सूर्योदय',
  month: 'चंद्र मास',
  monthName,
  /** As those call it who count from the other moon. */
  otherMonth: (name: string) => `महाराष्ट्र और गुजरात में ${monthName(name)}`,
  midday: 'मध्याह्न',
  span: (from: string, to: string) => `${from} – ${untilAfter(from, to)}`,
  doNotLook: 'चंद्रमा न देखें',
  rule: 'यही दिन क्यों',
  knifeEdge:
    'यह तारीख तीन मिनट से भी कम अंतर से तय हुई है, इसलिए दूसरे पंचांग में पिछला या अगला दिन हो सकता है। अपना स्थानीय पंचांग देखें।',
  reference: (place: string) =>
    `यहाँ नियम के अनुसार सूर्य या चंद्रमा नहीं उगता, इसलिए तारीख और समय ${place} के हैं।`,
  moved: 'मंदिर में यह दिन पंचांग से अलग तारीख को मनाया जाता है।',
} satisfies Words<typeof english.festivalSky.english>)
