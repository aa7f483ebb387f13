type KeyedDay = { key?: string | undefined; date: string }

const isVinayaka = ({ key }: KeyedDay): boolean => key?.startsWith('vinayaka-') === true
const isJayanti = ({ key }: KeyedDay): boolean => key?.startsWith('ganesh_jayanti-') === true

/**
 * Ganesh Jayanti is the Vinayaka Chaturthi of Magha. Published lists print both, and so do the API
 * and the command line; to a devotee it is one day, shown once.
 */
export const foldVinayaka = <F extends KeyedDay>(festivals: readonly F[]): F[] => {
  const jayantis = new Set(festivals.filter(isJayanti).map(({ date }) => date))
  return festivals.filter((festival) => !isVinayaka(festival) || !jayantis.has(festival.date))
}
