export { cityName } from '#contract/i18n/en/cityName.ts'

export const nearCity = (name: string): string => `${name} के पास`
