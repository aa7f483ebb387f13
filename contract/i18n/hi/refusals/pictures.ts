import type * as english from '#contract/i18n/en/refusals/pictures.ts'

type Size = { width: number; height: number }

/** Of an uploaded file. */
export const pictures = {
  moving:
    'GIF और चलते चित्र नहीं भेजे जा सकते, क्योंकि उनका सिर्फ़ पहला दृश्य बचता है। कृपया JPEG, PNG, WebP या AVIF फ़ाइल भेजें।',
  heic: 'यह आईफ़ोन का HEIC चित्र है, जो ज़्यादातर ब्राउज़र में नहीं दिखता। कृपया इसे “Most Compatible” चुनकर शेयर करें, या JPEG के रूप में सहेजें।',
  otherFormat: 'इस प्रकार की फ़ाइल नहीं भेजी जा सकती। कृपया JPEG, PNG, WebP या AVIF फ़ाइल भेजें।',
  damaged: 'यह चित्र नहीं खुलता। यह खराब या अधूरा है। कृपया इसे फिर से भेजें।',
  tooLarge: ({ width, height, megapixels }: Size & { megapixels: number }) =>
    `यह चित्र बहुत बड़ा है (${width} × ${height} पिक्सल)। सीमा ${megapixels} मेगापिक्सल है। कृपया छोटा चित्र भेजें।`,
  tooNarrow: ({ width, height, least }: Size & { least: number }) =>
    `यह चित्र ${width} × ${height} पिक्सल का है। अच्छा दिखने के लिए इसकी चौड़ाई कम से कम ${least} पिक्सल होनी चाहिए।`,
  oddShape: ({ width, height }: Size) =>
    `यह चित्र ${width} × ${height} पिक्सल का है और चौड़ाई के हिसाब से बहुत लंबा है। कृपया इसे काट लें।`,
} satisfies typeof english.pictures
