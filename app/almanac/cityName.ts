import { cityName } from '#contract/i18n/en/cityName.ts'

type Named = { readonly name: string; readonly devanagari?: string | undefined }

export const isInDevanagari = typeof __LANGUAGE__ === 'string' && __LANGUAGE__ !== 'en'

/** What a city is called in the language of the build. */
export const nameOfCity = ({ name, devanagari }: Named): string =>
  isInDevanagari && devanagari ? cityName(devanagari) : name
