const ours = /^modak-\d{8}-\d{6}\.tar\.gz(\.sealed)?$/

export const isBackupName = (name: string): boolean => ours.test(name)

/** Such as `modak-20261126-023000.tar.gz`, in UTC, so that names sort by age. */
export const backupName = (at: Date, isEncrypted: boolean): string => {
  const [date = '', time = ''] = at.toISOString().replaceAll(/[-:]/g, '').split('T')
  return `modak-${date}-${time.slice(0, 6)}.tar.gz${isEncrypted ? '.sealed' : ''}`
}

/** The instant in the name of a backup. */
export const madeAt = (name: string): Date => {
  const [, y, month, d, h, min, s] = /(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name) ?? []
  return new Date(`${y}-${month}-${d}T${h}:${min}:${s}Z`)
}
