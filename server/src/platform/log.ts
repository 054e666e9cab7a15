import { pino, type DestinationStream, type Logger } from "pino";

/**
 * The structured log. Its lines are gathered for half a second at most, as each write costs as much as a small answer;
 * a process that ends by itself writes what it has. It never holds what could identify a child or open a door: of a request it keeps the path
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
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

// Whoever knows the id of a checkout is told who paid.
const CHECKOUT = /(\/stripe\/session\/)[^/]+/u;

function describeRequest(request: { method?: string; url?: string; id?: string; ip?: string }) {
  const path = request.url?.split("?", 1)[0]?.replace(CHECKOUT, "$1…");
  return { id: request.id, method: request.method, path };
}

/** What the log reads of an answer and of the request that it is to. */
type Answered = {
  statusCode?: number;
  request?: {
    ip?: string;
    routeOptions?: { url?: string | undefined };
    signedIn?: { user_id: number; institution_id: number } | null | undefined;
    program?: { institution_id: number; program?: { token: number } };
  };
};

/** What came of a request, who asked and from where: record ids (of a program its token's) and the network address, never a name. */
function describeResponse({ statusCode, request }: Answered) {
  return {
    status: statusCode,
    route: request?.routeOptions?.url,
    user: request?.signedIn?.user_id,
    token: request?.program?.program?.token,
    institution: request?.signedIn?.institution_id ?? request?.program?.institution_id,
    address: request?.ip,
  };
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
