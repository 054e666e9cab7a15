import { pino, type DestinationStream, type Logger } from "pino";

/**
 * The structured log. It never holds what could identify a child or open a door: of a request it keeps the path
 * without its query (searches are names), of an error its kind and place but not its message where that could
 * quote data (a failed query's values, what a model answered).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: describeRequest, res: describeResponse, err: describeError },
    },
    destination ?? pino.destination(1),
  );
}

// Whoever knows the id of a checkout is told who paid.
const CHECKOUT = /(\/stripe\/session\/)[^/]+/u;

function describeRequest(request: { method?: string; url?: string; id?: string; ip?: string }) {
  const path = request.url?.split("?", 1)[0]?.replace(CHECKOUT, "$1…");
  return { id: request.id, method: request.method, path };
}

function describeResponse(response: { statusCode?: number }) {
  return { status: response.statusCode };
}

type DescribedError = {
  type: string;
  code?: string | undefined;
  constraint?: string | undefined;
  stack?: string | undefined;
  cause?: DescribedError | undefined;
};

/** An error without its message: names of files and functions, and the database's codes. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name,
    code: typeof code === "string" ? code : undefined,
    constraint: typeof constraint === "string" ? constraint : undefined,
    stack: frames?.slice(0, 12).join("\n"),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
