import type * as english from '#contract/i18n/en/refusals/service.ts'

/** Of the server itself, whatever the request. */
export const service = {
  busy: 'सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  moving:
    'मंदिर का डेटा दूसरी जगह ले जाया जा रहा है, इसलिए कुछ मिनट तक कुछ सहेजा नहीं जा सकता। कृपया उसके बाद कोशिश करें।',
  nothingSaved: 'इस समय कुछ सहेजा नहीं जा सकता। कृपया कुछ मिनट बाद फिर से कोशिश करें।',
  storageAway: 'चित्र, रिकॉर्डिंग और फ़ाइलें अभी नहीं मिल रहीं। कृपया एक मिनट बाद फिर से कोशिश करें।',
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `फ़ाइल अधिकतम ${megabytes} MB की हो सकती है।`,
  noSuchPage: 'सूची में यह पेज नहीं है',
} satisfies typeof english.service
