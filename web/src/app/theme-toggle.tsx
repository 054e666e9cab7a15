import { Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { IconButton } from "../ui/icon-button.tsx";

/** Light to dark and back. */
export function ThemeToggle() {
  const [theme, choose] = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={<Icon aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => choose(next)}
    />
  );
}
