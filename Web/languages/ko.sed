s|{language}|ko|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|이 브라우저에는 저장할 수 없습니다(시크릿 창인가요?). 로그인하고 온라인이 아니면 페이지를 닫을 때 내용이 사라집니다.|g
s|{newGather}|새 경기|g
s|{pageBroken}|문제가 생겼습니다. 저장한 내용은 안전합니다.|g
s|{pageDescription}|팀을 나누고, 시간과 점수를 기록하고, 누가 이겼는지 기억하세요. 친구들과 하는 축구를 위한 앱입니다.|g
s|{pageGatherPicture}|진행 중인 경기|g
s|{pageLinksWork}|참석 여부를 답하거나 경기를 지켜보거나 순위표를 보는 링크는 여기서도 열립니다.|g
s|{pageNeedsScript}|Football Gather는 기기에서 시간과 점수를 기록하므로 자바스크립트가 필요합니다.|g
s|{pageNotFound}|페이지를 찾을 수 없습니다|g
s|{pageNotFoundAdvice}|주소가 잘렸을 수 있습니다. 선수와 경기는 앱에 있습니다.|g
s|{pageOpenAgain}|앱 다시 열기|g
s|{pageOpenApp}|앱 열기|g
s|{pageOpenElsewhere}|채팅이나 다른 앱 안에서 열린 페이지라면 Safari나 Chrome에서 여세요.|g
s|{pagePlayersPicture}|오늘의 참가자|g
s|{pageProgramOff}|앱에 필요한 WebAssembly가 이 브라우저에서 꺼져 있습니다. 아이폰의 차단 모드는 이 웹사이트에서만 끌 수 있습니다. 주소 옆 메뉴의 ‘웹 사이트 설정’에서 끄세요. 다른 브라우저라면 설정에서 WebAssembly를 허용하세요.|g
s|{pageProgramRefused}|이 브라우저나 확장 프로그램, 또는 네트워크가 앱에 필요한 WebAssembly를 막고 있습니다. 브라우저를 업데이트하거나 다른 브라우저에서 이 페이지를 여세요.|g
s|{pageTooOld}|이 브라우저는 오래되어 앱을 실행할 수 없습니다. 브라우저를(아이폰이라면 iOS를) 업데이트하거나 다른 브라우저에서 이 페이지를 여세요. Chrome은 102 버전부터 실행할 수 있습니다.|g
s|{pageUnreached}|아직 앱을 불러오지 못했습니다. 인터넷 연결을 확인하세요.|g
s|{pageWaits}|앱을 불러오는 중…|g
s|{pageWidePicture}|넓은 화면에서 보는 경기|g
s|{resume}|계속|g
s|{resumeGather}|경기 계속하기|g
s|{tryAgain}|다시 시도|g
