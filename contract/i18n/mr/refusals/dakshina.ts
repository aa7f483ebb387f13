import type * as english from '#contract/i18n/en/refusals/dakshina.ts'

export const dakshina = {
  received: 'या पूजेची दक्षिणा आम्हाला आधीच मिळाली आहे. धन्यवाद!',
  bookingCancelled: 'हे बुकिंग रद्द झाले आहे, त्यामुळे काहीही भरायचे नाही.',
} satisfies typeof english.dakshina
