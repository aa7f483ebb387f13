import type * as english from '#contract/i18n/en/refusals/content.ts'

/** Of what the temple publishes. */
export const content = {
  noPost: 'लेख नहीं मिला',
  postRemoved: 'यह लेख हटा दिया गया है।',
  noPage: 'ऐसा कोई पेज नहीं है।',
  noMantra: 'ऐसा कोई मंत्र नहीं है।',
  noRite: 'ऐसी कोई पूजा नहीं है।',
  noMantraOfDay: 'उस दिन का कोई मंत्र नहीं है।',
  noProduct: 'ऐसी कोई चीज़ नहीं है।',
  noPicture: 'ऐसा कोई चित्र नहीं है।',
  noRecording: 'ऐसी कोई रिकॉर्डिंग नहीं है।',
} satisfies typeof english.content
