import type * as english from '#contract/i18n/en/whatsappTemplates.ts'

export const whatsappTemplates = {
  reminder: ({ temple, title, text, page, own }) =>
    `🙏 नमस्ते। ${temple} की ओर से: ${title}

${text}

पूरी जानकारी: ${page}
रिमाइंडर बदलें या बंद करें: ${own}
संदेश बंद करने के लिए जवाब में STOP भेजें।`,
  moved: ({ temple, title, text, page, own }) =>
    `🙏 ${temple} की ओर से नमस्ते। तारीख बदल गई है: ${title}

${text}

पूरी जानकारी: ${page}
रिमाइंडर बदलें या बंद करें: ${own}
संदेश बंद करने के लिए जवाब में STOP भेजें।`,
  code: (code) => `${code} आपका पुष्टि कोड है।`,
  stop: 'रिमाइंडर बंद करें',
  copyCode: 'कोड कॉपी करें',
  examples: {
    temple: 'श्री गणेश मंदिर',
    title: 'संकष्टी चतुर्थी कल है',
    text: 'शनिवार, 28 नवंबर। पुणे में चंद्रोदय रात 8:32 बजे।',
  },
} satisfies typeof english.whatsappTemplates
