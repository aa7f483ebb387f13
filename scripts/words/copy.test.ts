import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyFaults, faultsOf } from './copy.ts'

const english = `export const visit = catalogue('visit', {
  come: 'Come in',
  left: (count: number) => counted(count, { one: '1 place', other: \`\${numberText(count)} places\` }),
  by: (name: string, day: string) => \`By \${name} on \${dayText(day)}\`,
  when: (day?: string) => (day ? \`on \${day}\` : 'As soon as we can'),
  upi: 'UPI',
})`

const marathi = `export const visit = catalogue('visit', {
  come: 'आत या',
  left: (count: number) => counted(count, { one: 'एक जागा', other: \`\${numberText(count)} जागा\` }),
  by: (name: string, day: string) => \`\${dayText(day)} रोजी \${name}\`,
  when: (day?: string) => (day ? \`\${day} रोजी\` : 'लवकरच'),
  upi: 'UPI',
} satisfies Words<typeof english.visit.english>)`

describe('A translated text', () => {
  it.each([
    ['mr', 'Book a puja', 'has English in it'],
    ['mr', 'ईमेल temple वर', 'has English in it'],
    ['mr', 'बुक\u200d करा', 'has an invisible letter'],
    ['mr', 'बुक \u25ccकरा', 'has an invisible letter'],
    ['mr', 'पुजाऱ्यांकडून'.normalize('NFD'), 'is not in composed letters'],
    ['mr', 'पूजा  निवडा', 'has a space too many'],
    ['mr', 'अंक आणि _ चालतात', 'may break a line beside a sign'],
    ['mr', '३ जागा', 'has numbers that are not 0-9'],
    ['mr', 'पूजा झाली।', 'ends a sentence with a danda'],
    ['hi', 'पूजा हो गई.', 'ends a sentence with a full stop'],
    ['mr', 'पुजार्यांना सांगा', 'lacks the eyelash of ra'],
    ['mr', 'अनेक तर्हा', 'lacks the eyelash of ra'],
    ['mr', 'परवलीचा शब्द', 'has a word that we do not use'],
    ['mr', 'तुमची पूजा', 'has a word that we do not use'],
    ['mr', 'तुझी पूजा', 'has a word that we do not use'],
    ['mr', 'उद्या आठवण येईल', 'has a word that we do not use'],
    ['mr', 'दर वर्षी', 'has a word that we do not use'],
    ['hi', 'कूटशब्द लिखें', 'has a word that we do not use'],
    ['hi', 'यहाँ देखो', 'has a word that we do not use'],
    ['hi', 'मंदिर आइए', 'has a word that we do not use'],
    ['hi', 'ग़लत कोड', 'has a word that we do not use'],
    ['hi', 'यह दिन आपके लिए सुरक्षित नहीं है', 'has a word that we do not use'],
    ['hi', 'यह अनुरोध आपका नहीं है, तो', 'has a word that we do not use'],
  ] as const)('in %s is refused: %s %s', (of, text, fault) => {
    expect(faultsOf(text, 'Something', of).join()).toContain(fault)
  })

  it.each([
    ['mr', 'UPI ने {formatRupees(amount)} द्या, उदा. name@bank.example'],
    ['mr', 'सूर्यास्त, आचार्य आणि कार्यालय 9:30 ते 6'],
    ['mr', 'पुजाऱ्यांकडून ऱ्हस्व'],
    ['mr', 'दरवर्षी सणांची आठवण करून देऊ'],
    ['hi', 'पूजा हो गई। फ़ोन: 98220 12345'],
    ['hi', 'तुमुल'],
    ['hi', 'आपको जो चाहिए, इसलिए फ़ॉर्म में गलत न लिखें; सर्वाधिकार सुरक्षित'],
    ['hi', 'अंक और\u00a0_\u00a0चलते हैं'],
  ] as const)('in %s is fine: %s', (of, text) => {
    expect(faultsOf(text, 'Something', of)).toEqual([])
  })

  it('may have the dandas and numbers of a verse that is in the English one, too', () => {
    expect(faultsOf('श्लोक: वक्रतुण्ड महाकाय ॥१॥', 'Verse: वक्रतुण्ड महाकाय ॥१॥', 'mr')).toEqual([])
  })
})

describe('A module in another language', () => {
  it('has the variables of the English one, whoever writes them', () => {
    expect(copyFaults(marathi, english, 'mr')).toEqual([])
    const other = marathi.replace('${name}', '').replace('${numberText(count)}', '${count}')
    expect(copyFaults(other, english, 'mr')).toEqual(['visit.by lacks {name}'])
  })

  it('has nothing of English in a text with logic of its own', () => {
    const partly = marathi.replace('लवकरच', 'As soon as we can')
    expect(copyFaults(partly, english, 'mr')).toEqual([
      'visit.when has English in it: As soon as we can',
    ])
  })
})

it.each(['mr', 'hi'] as const)('All our words in %s are without such faults', (of) => {
  const faults = globSync([`{app,contract}/i18n/${of}/**/*.ts`, `server/**/*.${of}.ts`])
    // Staff read English: their words are in the folder so that the build finds them.
    .filter(
      (file) =>
        !/\.test\.ts$|\/(?:admin\w+|auditFields|deliveryKinds|\w*[iI]mport(?:s|ing))\.ts$/.test(
          file,
        ),
    )
    .flatMap((file) => {
      const original = file.replace(`/i18n/${of}/`, '/i18n/en/')
      const beside = existsSync(original) ? readFileSync(original, 'utf8') : ''
      return copyFaults(readFileSync(file, 'utf8'), beside, of).map((fault) => `${file}: ${fault}`)
    })
  expect(faults).toEqual([])
})
