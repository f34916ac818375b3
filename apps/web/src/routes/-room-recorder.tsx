import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";

import { RecorderPanel } from "../features/classroom/recorder/components/recorder-panel.tsx";
import { HeardPupil } from "../features/classroom/room/components/heard-pupil.tsx";
import { usePage } from "../features/classroom/room/model/use-page.ts";
import { useHeardPupil, useMarksSeen } from "../features/classroom/room/model/use-pupil.ts";
import { isRecordedIn, useInside, useShown } from "../features/classroom/room/model/use-room.ts";

export function RoomRecorder() {
  const { room, classroom } = useInside();
  const { page } = usePage(room);
  const heard = useHeardPupil();
  const marks = useMarksSeen();
  const isRecorded = useShown(room, isRecordedIn);
  const pupil = classroom.pupils.find(({ id }) => id === heard);
  if (!pupil) return null;
  const plan = classroom.plans.find(({ student_id }) => student_id === pupil.id);
  return (
    <RecorderPanel
      pupil={pupil}
      page={page}
      lastMarked={marks.findLast((mark) => mark.voided_at === null && pageOf(mark) === page)}
      mayBeRecorded={plan?.may_be_recorded ?? false}
      isRecorded={isRecorded}
      choice={<HeardPupil />}
    />
  );
}
