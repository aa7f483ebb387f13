/** The tithi that each of Ganesha's observances is kept for, 1 to 30. */
export const tithiOfKind = {
  ganesh_chaturthi: 4,
  ganesh_jayanti: 4,
  anant_chaturdashi: 14,
  gudi_padwa: 1,
  akshaya_tritiya: 3,
  sankashti: 19,
  vinayaka: 4,
} as const

export type Kind = keyof typeof tithiOfKind
