import { Download } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useDownloadStudents } from "../../data/students.ts";

/** Downloads the school's students with their classes, as a file that can be brought in again. */
export function DownloadStudents() {
  const download = useDownloadStudents();
  return (
    <Button
      icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
      busy={download.isPending && "Downloading..."}
      onClick={() =>
        void download.mutateAsync().catch((error: unknown) => {
          toast.error(errorText(error, "The list of students could not be downloaded."));
        })
      }
    >
      Download CSV
    </Button>
  );
}
