import type * as english from '#contract/i18n/en/whatsappTemplates.ts'

export const whatsappTemplates = {
  reminder: ({ temple, title, text, page, own }) =>
    `🙏 नमस्कार. ${temple} येथून: ${title}

${text}

अधिक माहिती: ${page}
आठवण बदला किंवा बंद करा: ${own}
संदेश नको असल्यास STOP असे उत्तर पाठवा.`,
  moved: ({ temple, title, text, page, own }) =>
    `🙏 नमस्कार. ${temple} येथून, तारीख बदलली आहे: ${title}

${text}

अधिक माहिती: ${page}
आठवण बदला किंवा बंद करा: ${own}
संदेश नको असल्यास STOP असे उत्तर पाठवा.`,
  code: (code) => `${code} हा आपला पडताळणी कोड आहे.`,
  stop: 'आठवण बंद करा',
  copyCode: 'कोड कॉपी करा',
  examples: {
    temple: 'श्री गणेश मंदिर',
    title: 'संकष्टी चतुर्थी उद्या आहे',
    text: 'शनिवार, 28 नोव्हेंबर. पुणे येथे चंद्रोदय रात्री 8:32 वाजता.',
  },
} satisfies typeof english.whatsappTemplates
