import { statSync } from 'node:fs'
import { counted } from '#contract/i18n/en/plural.ts'
import { languageNames, languages, offered } from '#contract/languages.ts'
import { isLiveKey } from '#server/adapters/payment/stripe.ts'
import { hasWords, isCovered } from '#server/adapters/whatsapp/languages.ts'
import { readConfig, type Config } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { unknownSettings } from '#server/startup/unknownSettings.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The settings, or undefined if a start would refuse them. */
export const checkSettings = (
  env: Env,
  ofEnvFile: readonly string[],
): { findings: Finding[]; config: Config | undefined } => {
  const warnings = [...ofEnvFile, ...unknownSettings(env)].map(attention)
  try {
    const config = readConfig(env)
    return { findings: [ok('Settings: all are valid'), ...warnings], config }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const findings = error.message.split('\n').map((line) => wrong(`Settings: ${line}`))
    return { findings: [...findings, ...warnings], config: undefined }
  }
}

const isOwnMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

export const checkAddress = ({ publicUrl, proxies }: Config): Finding => {
  if (isOwnMachine(publicUrl))
    return attention(
      `Address: ${publicUrl} is this machine. Set PUBLIC_URL to the address people type`,
    )
  if (!publicUrl.startsWith('https:'))
    return wrong(
      `Address: ${publicUrl} is not https, so browsers offer neither offline use nor notifications. Put a proxy in front and set PUBLIC_URL to its https address`,
    )
  if (proxies === 0)
    return wrong(
      'Proxy: PUBLIC_URL is https and TRUST_PROXY is 0, so everybody counts as one caller. Set TRUST_PROXY to the number of proxies in front, usually 1',
    )
  return ok(
    `Address: ${publicUrl}, behind ${counted(proxies, { one: 'one proxy', other: `${proxies} proxies` })}`,
  )
}

export const checkPayments = ({ payments, publicUrl }: Config): Finding => {
  if (payments === undefined)
    return attention(
      'Card payments: not set up. Set the three STRIPE_… settings, or take UPI and cash only',
    )
  if (payments === 'sandbox') return ok('Card payments: the sandbox, for this machine only')
  if (!isLiveKey(payments.secretKey) && !isOwnMachine(publicUrl))
    return attention(
      'Card payments: Stripe’s test mode takes no real money. Use the live keys when you open',
    )
  return ok('Card payments: Stripe’s keys have the right form and belong together')
}

export const checkWhatsapp = ({ whatsapp }: Config): Finding => {
  if (!whatsapp)
    return attention('WhatsApp: not set up. Messages reach nobody; staff can read them')
  const { languages: codes } = whatsapp
  const wordless = codes.find((code) => !hasWords(code))
  if (wordless !== undefined)
    return attention(
      `WhatsApp: templates in ${wordless} are set in WHATSAPP_LANGUAGE, and there are no words in that language to fill them with. Take it out`,
    )
  const missing = languages.filter((each) => offered(each) === each && !isCovered(codes, each))
  if (missing.length > 0)
    return attention(
      `WhatsApp: those who read ${missing.map((each) => languageNames[each].english).join(' and ')} get messages in another language. Have the templates approved (npm run templates prints them), then add ${missing.join(',')} to WHATSAPP_LANGUAGE`,
    )
  return ok(
    `WhatsApp: all four settings are there, for templates in ${codes.join(', ')}; Meta was not asked`,
  )
}

const checkSecretFile = (about: string, name: string, file: string | undefined): Finding[] => {
  if (!file) return []
  const isOpen = ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  return isOpen
    ? [wrong(`${about}: other users of this machine can read ${name}. Run chmod 600 ${file}`)]
    : [ok(`${about}: ${name} is private`)]
}

/** The key that signs emails is as secret as a password. */
export const checkDkimFile = ({ DKIM_KEY_FILE: file }: Env): Finding[] =>
  checkSecretFile('Keys', 'DKIM_KEY_FILE', file)

export const checkPassphraseFile = ({ BACKUP_PASSPHRASE_FILE: file }: Env): Finding[] =>
  checkSecretFile('Backups', 'BACKUP_PASSPHRASE_FILE', file)
