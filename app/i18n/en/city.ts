import { catalogue } from '#app/i18n/words.ts'

export const city = catalogue('city', {
  label: 'My city',
  temple: 'the temple’s',
  here: 'by location',
  near: (name: string) => `Near ${name}`,
  myLocation: 'My location',
  change: 'Change',
  changeFrom: (name: string) => `My city: ${name}. Change`,
  title: 'Choose my city',
  intro:
    'Sankashti is kept by the moonrise where you are. The city is remembered on this phone alone.',
  search: 'Name of the city',
  placeholder: 'Mumbai, मुंबई, London …',
  noneFound: (typed: string) =>
    `No city called “${typed}” in the list. Try a larger one nearby, or use the phone’s location.`,
  found: (count: number) => `${count} found`,
  useLocation: 'Use my phone’s location',
  locating: 'Asking the phone …',
  locationStays: 'The location never leaves this phone.',
  templeCity: (name: string) => `The temple’s city: ${name}`,
  close: 'Close',
  failures: {
    denied:
      'This phone does not let the app know where it is. Allow it in the browser’s settings, or choose a city from the list.',
    unavailable:
      'The phone could not find out where it is. Try again under the open sky, or choose a city from the list.',
    timeout: 'Finding the location took too long. Try again, or choose a city from the list.',
    unsupported: 'This browser cannot tell where it is. Please choose a city from the list.',
    zone: (name: string, zone: string) =>
      `This browser does not know the time zone of ${name} (${zone}), so its dates could be wrong. Please choose another city of the same country, or update the browser.`,
  },
  credit: 'Cities: GeoNames, CC BY 4.0',
})
