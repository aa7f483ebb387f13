import type * as english from '#contract/i18n/en/refusals/pictures.ts'

type Size = { width: number; height: number }

/** Of an uploaded file. */
export const pictures = {
  moving:
    'GIF आणि हलती चित्रे चालत नाहीत, कारण त्यांचे फक्त पहिले दृश्य राहते. कृपया JPEG, PNG, WebP किंवा AVIF फाइल पाठवा.',
  heic: 'हे आयफोनचे HEIC चित्र आहे. ते बहुतेक ब्राउझरमध्ये दिसत नाही. कृपया ते “Most Compatible” म्हणून शेअर करा किंवा JPEG म्हणून जतन करा.',
  otherFormat: 'या प्रकारचे चित्र चालत नाही. कृपया JPEG, PNG, WebP किंवा AVIF फाइल पाठवा.',
  damaged: 'हे चित्र उघडत नाही. ते खराब किंवा अपूर्ण आहे. कृपया पुन्हा पाठवा.',
  tooLarge: ({ width, height, megapixels }: Size & { megapixels: number }) =>
    `हे चित्र फार मोठे आहे (${width} × ${height} पिक्सेल). मर्यादा ${megapixels} मेगापिक्सेल आहे. कृपया लहान चित्र पाठवा.`,
  tooNarrow: ({ width, height, least }: Size & { least: number }) =>
    `हे चित्र ${width} × ${height} पिक्सेलचे आहे. ते चांगले दिसण्यासाठी रुंदी किमान ${least} पिक्सेल हवी.`,
  oddShape: ({ width, height }: Size) =>
    `हे चित्र ${width} × ${height} पिक्सेलचे आहे. रुंदीच्या मानाने ते फार लांब आहे. कृपया ते कापून घ्या.`,
} satisfies typeof english.pictures
