import { catalogue } from '#app/i18n/words.ts'

export const city = catalogue('city', {
  label: 'My city',
  temple: 'Temple’s city',
  here: 'My location',
  near: (name: string) => `Near ${name}`,
  myLocation: 'My location',
  change: 'Change',
  changeFrom: (name: string) => `My city: ${name}. Change`,
  title: 'Choose my city',
  intro: 'Sankashti depends on the moonrise where you are. Your city is saved only on this phone.',
  search: 'Name of the city',
  placeholder: 'Mumbai, मुंबई, London …',
  noneFound: (typed: string) =>
    `No city called “${typed}” in the list. Try a larger city nearby, or use your phone’s location.`,
  /** A state of India, or a country. */
  region: (name: string) => name,
  found: (count: number) => `${count} found`,
  useLocation: 'Use my phone’s location',
  locating: 'Finding your location …',
  locationStays: 'Your location never leaves this phone.',
  templeCity: (name: string) => `Temple’s city: ${name}`,
  close: 'Close',
  failures: {
    denied:
      'Location is turned off for this site. Allow it in your browser’s settings, or choose a city from the list.',
    unavailable:
      'Your phone could not find its location. Try again outdoors, or choose a city from the list.',
    timeout: 'Finding your location took too long. Try again, or choose a city from the list.',
    unsupported: 'This browser has no location service. Please choose a city from the list.',
    zone: (name: string, zone: string) =>
      `This browser does not know the time zone of ${name} (${zone}), so its dates could be wrong. Please choose another city in the same country, or update your browser.`,
  },
  credit: 'Cities: GeoNames, CC BY 4.0',
})
