import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
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
  expect(found('en_US,mr,hi')).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('templates in en_US'),
  })
  expect(found('en,mr,hi,gu')).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('templates in gu'),
  })
  // As it was set for all before there were several.
  expect(found('gu')).toMatchObject({ state: 'attention' })
})

test('it names who gets messages in another language', () => {
  expect(found('en').text).toContain('those who read Marathi and Hindi get')
  expect(found('mr,hi').text).toContain('those who read English get')
})
