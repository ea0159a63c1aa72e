s|{language}|ko|g
s|{direction}|ltr|g
s|{newGather}|새 경기|g
s|{pageBroken}|문제가 생겼습니다. 저장한 내용은 안전합니다.|g
s|{pageDescription}|팀을 나누고, 시간과 점수를 기록하고, 누가 이겼는지 기억하세요. 친구들과 하는 축구를 위한 앱입니다.|g
s|{pageGatherPicture}|진행 중인 경기|g
s|{pageNeedsScript}|Football Gather는 기기에서 시간과 점수를 기록하므로 자바스크립트가 필요합니다.|g
s|{pageNotFound}|여기에는 아무것도 없습니다|g
s|{pageNotFoundAdvice}|주소가 잘렸을 수 있습니다. 선수와 경기는 앱에 있습니다.|g
s|{pageOpenAgain}|앱 다시 열기|g
s|{pageOpenApp}|앱 열기|g
s|{pagePlayersPicture}|오늘의 참가자|g
s|{pageUnreached}|아직 앱을 불러오지 못했습니다. 인터넷 연결을 확인하세요.|g
s|{pageWaits}|잠시만요, 앱을 불러오는 중입니다.|g
s|{pageWidePicture}|넓은 화면에서 보는 경기|g
s|{resume}|계속|g
s|{resumeGather}|경기 계속하기|g
s|{tryAgain}|다시 시도|g
