import type * as english from '#contract/i18n/en/refusals/service.ts'

/** Of the server itself, whatever the request. */
export const service = {
  busy: 'सध्या खूप गर्दी आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  moving:
    'मंदिराची माहिती दुसरीकडे हलवत आहोत, त्यामुळे काही मिनिटे काहीही जतन होणार नाही. कृपया नंतर पुन्हा प्रयत्न करा.',
  nothingSaved: 'सध्या काहीही जतन होत नाही. कृपया काही मिनिटांनी पुन्हा प्रयत्न करा.',
  storageAway: 'सध्या चित्रे, ध्वनिमुद्रणे आणि फाइली मिळत नाहीत. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `फाइल जास्तीत जास्त ${megabytes} MB ची चालते.`,
  noSuchPage: 'यादीत असे पान नाही',
} satisfies typeof english.service
