import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import { checkWhatsapp } from './settings.ts'

const account = {
  WHATSAPP_TOKEN: 'EAAtoken',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify-me',
}

const found = (languages: string) =>
  checkWhatsapp(readConfig({ ...account, WHATSAPP_LANGUAGE: languages }))

test('the doctor says which languages of WhatsApp are set, and which have no words', () => {
  expect(checkWhatsapp(readConfig({}))).toMatchObject({ state: 'attention' })
  expect(found('en_US,mr')).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('templates in en_US'),
  })
  expect(found('en,hi')).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('templates in hi'),
  })
  // As it was set for all before there were several.
  expect(found('gu')).toMatchObject({ state: 'attention' })
})

describe('With words in English and Marathi', () => {
  withPseudoWords()

  test('it names who gets messages in another language', () => {
    expect(found('en,mr').state).toBe('ok')
    expect(found('en').text).toContain('those who read Marathi')
    expect(found('mr').text).toContain('those who read English')
  })
})
