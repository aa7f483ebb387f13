import type * as english from '#contract/i18n/en/refusals/content.ts'

/** Of what the temple publishes. */
export const content = {
  noPost: 'लेख सापडला नाही',
  postRemoved: 'हा लेख काढून टाकला आहे.',
  noPage: 'असे पान नाही.',
  noMantra: 'असा मंत्र नाही.',
  noRite: 'अशी पूजा नाही.',
  noMantraOfDay: 'त्या दिवशी मंत्र नाही.',
  noProduct: 'अशी वस्तू नाही.',
  noPicture: 'असे चित्र नाही.',
  noRecording: 'असे ध्वनिमुद्रण नाही.',
} satisfies typeof english.content
