import { expect, test } from 'vitest'
import { settingNames } from '#server/config.ts'
import { unknownSettings } from './unknownSettings.ts'

const namedOf = (...names: string[]) =>
  unknownSettings(Object.fromEntries(names.map((name) => [name, 'secret'])))

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ['SMTP_PASSWORD', undefined],
  ['STRIPE_KEY', undefined],
  ['WHATSAP_TOKEN', 'WHATSAPP_TOKEN'],
  ['WHATSAPP_NUMBER', undefined],
  ['S3_BUKET', 'S3_BUCKET'],
  ['S3_PREFIX', undefined],
])('%s is named, without what it holds', (name, meant) => {
  const [line, ...more] = namedOf(name)
  expect(line).toContain(`${name} is not a setting`)
  expect(line).toContain(meant ? `Did you mean ${meant}?` : 'docs/operations.md')
  expect(line).not.toContain('secret')
  expect(more).toEqual([])
})

test('real settings, and other programs’ variables, are not named', () => {
  expect(namedOf(...settingNames)).toEqual([])
  expect(
    namedOf(
      'PATH',
      'HOME',
      'HOSTNAME',
      'POST',
      'MAIL',
      'LOGNAME',
      'NODE_ENV',
      'NODE_EXTRA_CA_CERTS',
      'HTTP_PROXY',
      'HTTPS_PROXY',
      'XDG_DATA_DIRS',
      'npm_config_user_agent',
      'BASE_URL',
      'STRIPE_TEST_SECRET_KEY',
      'MODAK_API',
      'LOG_FILE',
      'DATA_HOME',
    ),
  ).toEqual([])
  expect(unknownSettings({ SMPT_URL: ' ' })).toEqual([])
})
