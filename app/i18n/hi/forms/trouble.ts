import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/forms/trouble.ts'

const minutes = (seconds: number) => Math.ceil(seconds / 60)

export const trouble = catalogue('trouble', {
  unreachable:
    'अभी संपर्क नहीं हो पा रहा है। आपकी भरी हुई जानकारी यहीं है। कृपया इंटरनेट आने पर फिर से कोशिश करें।',
  server: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  signedOut: 'आपका खाता लॉग आउट हो गया है। कृपया फिर से लॉग इन करें।',
  checkFields: 'कृपया चिह्नित जगहें जाँच लें।',
  wrongFields: (count: number) => `${count} जगह सुधार ज़रूरी है`,
  tooMany: (seconds: number) =>
    seconds < 90
      ? `बहुत बार कोशिश हो चुकी है। कृपया ${seconds} सेकंड रुककर फिर से कोशिश करें।`
      : `बहुत बार कोशिश हो चुकी है। कृपया ${minutes(seconds)} मिनट रुककर फिर से कोशिश करें।`,
  tooManyNow: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ी देर रुककर फिर से कोशिश करें।',
} satisfies Words<typeof english.trouble.english>)
