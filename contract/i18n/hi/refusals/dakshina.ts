import type * as english from '#contract/i18n/en/refusals/dakshina.ts'

export const dakshina = {
  received: 'इस पूजा की दक्षिणा हमें मिल चुकी है। धन्यवाद!',
  bookingCancelled: 'यह बुकिंग रद्द हो गई है, इसलिए कुछ देना नहीं है।',
} satisfies typeof english.dakshina
