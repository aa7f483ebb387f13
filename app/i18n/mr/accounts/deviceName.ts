import type * as english from '#app/i18n/en/accounts/deviceName.ts'

export const deviceName = ((noted) => {
  const [browser = '', system] = noted.split(' on ')
  if (noted.startsWith('Unknown')) return 'अनोळखी फोन किंवा संगणक'
  return system === undefined ? browser : `${system} वरील ${browser}`
}) satisfies typeof english.deviceName
