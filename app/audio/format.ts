/** A file's size as a person reads it: "240 KB", "1.2 MB", "3 GB" (thousands, as phones count). */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  const megabytes = Math.round(bytes / 100_000) / 10
  return megabytes < 1_000 ? `${megabytes} MB` : `${Math.round(megabytes / 100) / 10} GB`
}

/** Seconds as "1:05", or "1:01:05" from an hour on. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  const tail = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
