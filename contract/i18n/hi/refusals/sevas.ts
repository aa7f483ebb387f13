import type * as english from '#contract/i18n/en/refusals/sevas.ts'

export const sevas = {
  noSunrise: 'इस दिन वहाँ सूर्योदय नहीं होता। कृपया मंदिर का शहर चुनें',
  unknownFestival: 'यह त्योहार मंदिर के कैलेंडर में नहीं है',
} satisfies typeof english.sevas
