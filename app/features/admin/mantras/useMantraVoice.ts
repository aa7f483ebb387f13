import { useVoice, type Voice } from '#app/admin/recordings/useVoice.ts'
import {
  getStaffMantra,
  removeMantraAudio,
  type StaffMantra,
  timeMantra,
  uploadMantraAudio,
} from '#contract/mantras/admin.ts'

/** The recording of a mantra, and what staff do with it. */
export function useMantraVoice(mantra: StaffMantra): Voice {
  const { id, lines, audio, audioUrl: url } = mantra
  return useVoice({
    of: mantra,
    recited: { lines, recording: url !== undefined && audio ? { ...audio, url } : undefined },
    at: { id },
    read: getStaffMantra,
    upload: uploadMantraAudio,
    remove: removeMantraAudio,
    time: timeMantra,
  })
}
